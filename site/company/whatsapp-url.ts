/**
 * The URL of a WhatsApp chat with a prefilled message. The page makes no request to WhatsApp until the visitor follows
 * the link.
 */
export function whatsappUrl(number: string, message: string): string {
  return `https://wa.me/${number.replaceAll(/\D/g, '')}?text=${encodeURIComponent(message)}`;
}
