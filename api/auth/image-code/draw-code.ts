/** Letters and digits that do not look alike: no 0 O Q D, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V. Source: MO-11. */
export const CODE_SIGNS = 'ACEFHJKMNPRTWXY3479'
/** Pixels; shown at half the size. */
const SIZE = { width: 260, height: 96 } as const

/** The library's function as it is; its types leave the call out. */
type Draw = (
  text: string,
  options: {
    readonly width: number
    readonly height: number
    readonly fontSize: number
    readonly noise: number
  },
) => string

/**
 * A picture of a code that people read more easily than programs do, as a data address. The letters are sent as pixels only;
 * both libraries load with the first picture.
 */
export async function drawCode(code: string): Promise<string> {
  const [{ default: captcha }, { default: sharp }] = await Promise.all([
    import('svg-captcha'),
    import('sharp'),
  ])
  const draw = captcha as unknown as Draw // see there
  const svg = draw(code, { ...SIZE, fontSize: 92, noise: 4 })
    // The letters are outlines with a shadow: a firm edge makes them read as letters.
    .replaceAll(/fill="(#[0-9a-f]{3})"/g, 'fill="$1" stroke="$1" stroke-width="1.6"')
  const png = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).png({ palette: true }).toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
