import { NUMERIC_COLOUR } from './colour-form.ts'

/** Every name CSS has for a colour, system colours aside. Source: CSS Color Module Level 4 §6.1. */
const NAMES =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue ' +
  'chartreuse chocolate coral cornflowerblue cornsilk crimson currentcolor cyan darkblue darkcyan darkgoldenrod darkgray ' +
  'darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen ' +
  'darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue ' +
  'firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew ' +
  'hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan ' +
  'lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray ' +
  'lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue ' +
  'mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue ' +
  'mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen ' +
  'paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue ' +
  'saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen ' +
  'steelblue tan teal thistle tomato transparent turquoise violet wheat white whitesmoke yellow yellowgreen'

/**
 * A CSS colour that is safe in a style attribute: hex, `rgb()`, `hsl()`, or a name that CSS has. Nothing that matches can end
 * the declaration or the attribute. Anchored; spaces around the colour do not match. Source: LO-37, LO-48.
 */
export const COLOUR = new RegExp(`^(?:${NUMERIC_COLOUR}|${NAMES.replaceAll(' ', '|')})$`, 'i')

/** The colours a block option accepts: of the names only those the editor's picker can show. */
export const OPTION_COLOUR = new RegExp(`^(?:${NUMERIC_COLOUR}|transparent|white|black)$`, 'i')

/** `#1f3d2f` or `#fff`: the notations whose contrast `#locales/contrast.ts` can work out. Spaces around it do not matter. */
export const isHexColour = (text: string) => /^#([\da-f]{3}|[\da-f]{6})$/i.test(text.trim())

/** The colour without spaces around it; `undefined` for anything else. */
export function colourOrNothing(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  return COLOUR.test(text) ? text : undefined
}
