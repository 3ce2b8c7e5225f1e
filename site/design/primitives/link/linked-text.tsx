import { TextLink } from './text-link.tsx';

const contact = /(\+\d[\d ]{7,}\d|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Turns phone numbers and email addresses in a text into links. A phone number does not break between its digits. */
export function LinkedText({ text }: { text: string }) {
  const parts = text.split(contact);
  if (parts.length === 1) return text;
  return parts.map((part, index) => {
    // `split` with a capturing group returns the matches at odd indexes.
    if (index % 2 === 0) return part;
    const to = part.startsWith('+') ? `tel:${part.replaceAll(' ', '')}` : `mailto:${part}`;
    return (
      <TextLink key={part} to={to}>
        {part.replaceAll(' ', '\u00a0')}
      </TextLink>
    );
  });
}
