import { createInterface } from 'node:readline/promises';
import { emailPattern } from '#contract/text.ts';
import { PublishError } from './steps.ts';

type Question = {
  text: string;
  isRight?: (answer: string) => boolean;
  /** A valid answer, as an example. */
  like?: string;
  isRequired?: boolean;
};

export type Prompt = (question: Question) => Promise<string>;

/**
 * Calls `work` with a function that asks questions in the terminal. After the end of the input, optional answers are
 * empty, and required ones throw a `PublishError`.
 */
export async function withTerminalPrompt<Result>(work: (ask: Prompt) => Promise<Result>): Promise<Result> {
  // All questions share one reader, because a reader may read ahead and consume later answers.
  const reader = createInterface({ input: process.stdin });
  const lines = reader[Symbol.asyncIterator]();

  async function ask({ text, isRight = () => true, like = '', isRequired = false }: Question): Promise<string> {
    for (;;) {
      process.stdout.write(`${text}: `);
      const { value, done } = await lines.next();
      if (done || !process.stdin.isTTY) process.stdout.write('\n');
      if (done && isRequired)
        throw new PublishError(`There was no answer to “${text}”: run the command in a terminal.`);
      const answer = done ? '' : value.trim();
      if (answer === '' ? !isRequired : isRight(answer)) return answer;
      console.log(like ? `Write it like ${like}.` : 'This needs an answer.');
    }
  }

  try {
    return await work(ask);
  } finally {
    // An open reader would keep the process running.
    reader.close();
  }
}

const email = {
  // systemd and Docker interpret these characters differently in /etc/website.env.
  isRight: (answer: string) => emailPattern.test(answer) && !/['#$]/.test(answer),
  like: 'office@example.com',
};
const webhook = (purpose: string) => ({
  text: `The address of a chat webhook ${purpose} (optional)`,
  isRight: (answer: string) => /^https?:\/\/[^\s"'$\\]+$/.test(answer),
  like: 'https://hooks.example.com/website',
});

/**
 * Asks for the mailbox settings. Resolves with lines for /etc/website.env, or with an empty text if the first answer is
 * empty. The server then keeps its settings.
 */
export async function askMailSettings(ask: Prompt): Promise<string> {
  const to = await ask({ ...email, text: 'Enquiries are mailed to (empty: the server keeps its settings)' });
  if (!to) return '';
  const host = await ask({
    isRequired: true,
    text: 'The server for outgoing mail, as your mail provider calls it',
    isRight: (answer) => /^[\w-]+(?:\.[\w-]+)*(?::\d+)?$/.test(answer),
    like: 'smtp.example.com, or smtp.example.com:587',
  });
  const user = await ask({ text: `The user name there [${to}]` });
  const password = await ask({ isRequired: true, text: 'The password there (it is shown as you type)' });
  const settings = {
    SMTP_URL: smtpUrl(host, user || to, password),
    MAIL_FROM: (await ask({ ...email, text: `Enquiries are mailed from [${to}]` })) || to,
    MAIL_TO: to,
    NOTIFY_URL: await ask(webhook('for each new enquiry, because painting promises a call within 60 seconds')),
    ALARM_URL: await ask(webhook('for alarms, which tell you when enquiries do not arrive')),
  };
  const given = Object.entries(settings).filter(([, value]) => value);
  return given.map(([name, value]) => `${name}=${value}`).join('\n');
}

/** The URL contains no quotes, backslashes or dollar signs, because systemd and Docker interpret those differently. */
function smtpUrl(host: string, user: string, password: string): string {
  const encoded = (text: string) => encodeURIComponent(text).replaceAll("'", '%27');
  const [name = '', port = '465'] = host.split(':');
  const scheme = port === '465' ? 'smtps' : 'smtp';
  return `${scheme}://${encoded(user)}:${encoded(password)}@${name}:${port}`;
}
