/** The shop's own pictures; an address may end with a size. */
const OWN_PICTURE = /^(\/media\/(?:demo\/)?[\w-]+\.(?:jpe?g|png|webp|avif|svg))(?:\?|$)/i
const SAFE = /^https:\/\/[^\s"<>]+$/

/**
 * Address of a picture in a mail. Own ones are asked for as a small JPEG, which all programs show (`server/images`); `undefined` for a
 * picture without an address of its own.
 */
export function mailPicture(address: string, origin: string): string | undefined {
  const [, own] = OWN_PICTURE.exec(address) ?? []
  if (own) return origin === '' ? undefined : `${origin}${own}?mail`
  return SAFE.test(address) ? address : undefined
}

/** Drawings are left out: most programs show none. */
const RASTER_LOGO = /^\/media\/(?:demo\/)?[\w-]+\.(?:jpe?g|png|webp|avif)$/i

/** Address of the shop's logo in a mail, twice as large as it is shown; `undefined` where its name is set in letters. */
export const mailLogo = (logo: string, origin: string): string | undefined =>
  origin !== '' && RASTER_LOGO.test(logo) ? `${origin}${logo}?mail=logo` : undefined
