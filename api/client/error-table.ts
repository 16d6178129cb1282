/**
 * Codes of the commerce core that the shop was given, by group. `server`: our own server-error text, whatever the answer says.
 * All others: an error toast in the words of the server, the form kept, the session kept; codes that are in no group are
 * treated alike. Those of the bag have texts of their own (`blocks/shop/catalogue/product-detail/bag-errors.ts`), those of an ended session
 * are no messages at all. Source: M-278 … M-281, C-373 … C-378, MO-102, CO-134, CO-135.
 */
const GROUPS = {
  server: ['PECERR999'],
  product: ['PECERR001', 'PECERR002', 'PECERR003', 'PECERR004', 'PECERR005', 'PECERR006', 'PECERR010'],
  incorrectValue: ['00510950027'],
  further: [
    'UEC6001',
    'UEC6004',
    '005150002',
    '00510150015',
    'UECB3401',
    'UEC10085',
    'UEC10077',
    'UEC10120106',
    'UEC10074',
    'UECCE0049',
    'UECCE0044',
    'UECCE0048',
    'UEC10172',
  ],
  groupOne: [
    'UEC0000',
    'UECCE0003',
    'UECCE0035',
    'UEC10003',
    'UECCE0037',
    'UECB4235',
    'UECB4004',
    'UECB4323',
    'UECB4352',
  ],
  groupTwo: ['UECCE0054', 'UECCE0055', 'UECCE0038'],
} as const

export type ErrorGroup = keyof typeof GROUPS

const groupOf = new Map<string, ErrorGroup>(
  Object.entries(GROUPS).flatMap(([group, codes]) => codes.map(code => [code, group as ErrorGroup])),
)

/** The group a code is in; `undefined` for all others. */
export const errorGroup = (code: string): ErrorGroup | undefined => groupOf.get(code)

/** The text of a refusal: the server's, or `own` where there is none or it is not meant for shoppers. */
export const errorWords = (
  { code, message }: { readonly code: string; readonly message: string },
  own: string,
): string => (errorGroup(code) === 'server' ? own : message || own)
