const INK = '#1f3d2f'
const BRICK = '#a63d1e'

const ink = (d: string) => `<path d="${d}" stroke="${INK}"/>`
const brick = (d: string) => `<path d="${d}" stroke="${BRICK}"/>`

/** What the shop promises, as drawings of 105 by 70. Source: L-238. */
const DRAWINGS: Readonly<Record<string, string>> = {
  delivery:
    ink('M16 20H62V50H16ZM62 30H78L90 41V50H62') +
    brick('M30 50a6 6 0 1 0 .1 0M76 50a6 6 0 1 0 .1 0M6 28H12M3 36H12M8 44H12'),
  returns: ink('M32 18H74V56H32ZM32 30H74M48 18V30H58V18') + brick('M64 47H43M50 39L42 47L50 55'),
  repair:
    ink('M20 24H56V60H20ZM62 42L92 10q3-4-1-3L58 36ZM84 16l3-3') +
    brick(
      'M27 31h4M36 31h4M45 31h4M27 53h4M36 53h4M45 53h4M27 38v4M49 44v3M60 39C70 48 64 58 74 58S84 48 92 54',
    ),
  member:
    ink('M18 18H88V54H18ZM18 28H88') +
    brick('M32 38l3 5l6 1l-4 4l1 5l-6-2.500l-5 2.500l1-5l-4-4l6-1zM56 40H78M56 47H70'),
  shop:
    ink('M22 30V56H84V30M16 30L24 14H82L90 30ZM44 56V40H60V56') +
    brick('M16 30q6 9 12 0q6 9 12 0q6 9 13 0q6 9 12 0q6 9 12 0q7 9 13 0'),
}

export const ICON_NAMES = Object.keys(DRAWINGS)

export const iconPicture = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="105" height="70" viewBox="0 0 105 70"><g fill="none" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round">${DRAWINGS[name] ?? ''}</g></svg>`
