/** Services a page can be shared to beside the browser's own share sheet. Source: CO-21. */
export const shareWays = (title: string, address: string) =>
  [
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: address })}`],
    ['WhatsApp', `https://wa.me/?${new URLSearchParams({ text: `${title} ${address}` })}`],
  ] as const
