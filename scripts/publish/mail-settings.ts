import { isEmailAddress } from '#contract/text.ts';
import type { Question } from './ask-in-terminal.ts';

/** Without the signs that systemd and Docker read differently in /etc/website.env. */
const isAddress = (answer: string) => isEmailAddress(answer) && !/['#$]/.test(answer);
const isWebAddress = (answer: string) => /^https?:\/\/[^\s"'$\\]+$/.test(answer);
const addressHelp = 'Write it like office@example.com.';

/**
 * Asks for the mailbox settings. Resolves with lines for /etc/website.env, or with an empty text if the first answer is
 * empty. The server then keeps its settings.
 */
export async function settingsText(ask: (question: Question) => Promise<string>): Promise<string> {
  const to = await ask({
    text: 'Enquiries are mailed to (empty: the server keeps its settings)',
    isRight: isAddress,
    help: addressHelp,
  });
  if (!to) return '';
  const host = await ask({
    text: 'The server for outgoing mail, as your mail provider calls it (smtp.example.com)',
    isRequired: true,
    isRight: (answer) => /^[\w-]+(?:\.[\w-]+)*(?::\d+)?$/.test(answer),
    help: 'Write it like smtp.example.com, or smtp.example.com:587.',
  });
  const user = await ask({ text: `The user name there [${to}]` });
  const password = await ask({
    text: 'The password there (it is shown as you type)',
    isRequired: true,
    help: 'The mail server needs a password.',
  });
  const from = await ask({ text: `Enquiries are mailed from [${to}]`, isRight: isAddress, help: addressHelp });
  const notify = await ask({
    text: 'The address of a chat webhook for each new enquiry, because painting promises a call within 60 seconds (optional)',
    isRight: isWebAddress,
    help: 'Write it like https://hooks.example.com/enquiries.',
  });
  const alarm = await ask({
    text: 'The address of a chat webhook for alarms, which tell you when enquiries do not arrive (optional)',
    isRight: isWebAddress,
    help: 'Write it like https://hooks.example.com/alarms.',
  });
  const settings = {
    SMTP_URL: smtpUrl(host, user || to, password),
    MAIL_FROM: from || to,
    MAIL_TO: to,
    NOTIFY_URL: notify,
    ALARM_URL: alarm,
  };
  const given = Object.entries(settings).filter(([, value]) => value);
  return given.map(([name, value]) => `${name}=${value}`).join('\n');
}

/** The URL contains no quotes, backslashes or dollar signs, because systemd and Docker read those differently. */
function smtpUrl(host: string, user: string, password: string): string {
  const encoded = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const [name = '', port = '465'] = host.split(':');
  const scheme = port === '465' ? 'smtps' : 'smtp';
  return `${scheme}://${encoded(user)}:${encoded(password)}@${name}:${port}`;
}
