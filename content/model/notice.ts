import * as v from 'valibot';
import { date, group, list, paragraph } from './fields.ts';

const notice = group('Notice', 'A line at the top of every page.', {
  text: paragraph('Text', 200, 'One or two sentences. A phone number or an email address in it becomes a link.'),
  firstDay: date('First day', 'The notice appears on its own on this day.'),
  lastDay: date('Last day', 'The notice disappears on its own after this day.'),
});

/** `content/notices.yaml`: notices above the content of every page, each with its period. */
export const noticesSchema = v.pipe(
  group('Notices', 'Floods, holidays or hours in Ramadan. Write and publish them in advance.', {
    notices: list('Notices', notice, [0, 10]),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const { text, firstDay, lastDay } of dataset.value.notices)
      if (lastDay < firstDay) addIssue({ message: `has the notice “${text}”, whose last day is before its first` });
  }),
);
