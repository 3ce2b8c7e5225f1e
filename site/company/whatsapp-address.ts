/** A chat with a message begun: nothing is requested from anyone until the link is followed. */
export function whatsappAddress(number: string, message: string): string {
  return `https://wa.me/${number.replaceAll(/\D/g, '')}?text=${encodeURIComponent(message)}`;
}
