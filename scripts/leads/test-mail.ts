import { randomUUID } from 'node:crypto';
import { business } from '#content/business.ts';
import { type MailSettings, type Settings, sentences } from '../../server/config.ts';
import { testMail } from '../../server/mail/lead-mail.ts';
import { createSmtpMailer } from '../../server/mail/smtp-mailer.ts';
import { postText } from '../../server/monitoring/alarm-webhook.ts';

type WriteText = (text: string) => void;

/** Sends test messages with the code that also sends leads and alarms. Returns the exit code. */
export async function sendTestMail({ config, problems }: Settings, write: WriteText): Promise<number> {
  const { mail } = config;
  let everythingWorks = problems.length === 0;
  if (!everythingWorks) write(`These settings are not used until they are corrected:\n${sentences(problems)}\n`);
  if (mail) {
    for (const reader of mail.to) everythingWorks = (await sendTo(mail, reader, write)) && everythingWorks;
  } else {
    write('Without a mailbox, leads are stored and NOT mailed. docs/leads.md says what to set.\n');
    everythingWorks = false;
  }
  for (const setting of ['ALARM_URL', 'NOTIFY_URL'] as const) {
    const url = config[setting];
    if (!url) continue;
    const problem = await postText(setting, url, `${business.productName}: this is a test of ${setting}.`);
    write(problem ? `${problem}. Compare it with what the receiver says.\n` : `${setting} took a test message.\n`);
    everythingWorks = everythingWorks && problem === undefined;
  }
  return everythingWorks ? 0 : 1;
}

async function sendTo(mail: MailSettings, to: string, write: WriteText): Promise<boolean> {
  const result = await createSmtpMailer(mail, business.productName).send(testMail([to], randomUUID()), to);
  if (!result.ok) {
    write(`No mail to ${to}. ${result.advice}\nThe server said: ${result.error}\n`);
    return false;
  }
  write(
    `The mail server took a test mail to ${to}: ${result.reply}\n` +
      `If it does not arrive within minutes, look among the spam there, and for a bounce in the mailbox of ${mail.from}.\n`,
  );
  return true;
}
