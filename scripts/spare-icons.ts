/** Icons that new blocks begin with, until each has one of its own. Palette icons must differ. */
export const SPARE_ICONS = [
  'shapes',
  'puzzle',
  'component',
  'box',
  'diamond',
  'hexagon',
  'octagon',
  'pentagon',
  'triangle',
] as const satisfies readonly string[]
