/** A WhatsApp chat with the beginning of a message. Nothing is requested until the visitor follows the link. */
export function whatsappAddress(number: string, message: string): string {
  return `https://wa.me/${number.replaceAll(/\D/g, '')}?text=${encodeURIComponent(message)}`;
}
