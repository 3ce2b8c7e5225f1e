import { TextLink } from './text-link.tsx';

/** A phone number with its country code, or an email address. */
const contact = /(\+\d[\d ]{7,}\d|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Turns phone numbers and email addresses of a text into links. */
export function LinkedText({ text }: { text: string }) {
  const parts = text.split(contact);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    // Every second part is what the pattern has found.
    index % 2 === 0 ? (
      part
    ) : (
      <TextLink key={part} to={part.startsWith('+') ? `tel:${part.replaceAll(' ', '')}` : `mailto:${part}`}>
        {part}
      </TextLink>
    ),
  );
}
