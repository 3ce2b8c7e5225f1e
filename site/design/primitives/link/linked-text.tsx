import { TextLink } from './text-link.tsx';

const contact = /(\+\d[\d ]{7,}\d|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Turns phone numbers and email addresses in a text into links. */
export function LinkedText({ text }: { text: string }) {
  const parts = text.split(contact);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    // `split` with a capturing group returns the matches at odd indexes.
    index % 2 === 0 ? (
      part
    ) : (
      <TextLink key={part} to={part.startsWith('+') ? `tel:${part.replaceAll(' ', '')}` : `mailto:${part}`}>
        {part}
      </TextLink>
    ),
  );
}
