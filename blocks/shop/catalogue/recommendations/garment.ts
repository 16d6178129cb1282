/** Clothes whose sizes are compared; anything else is recommended whatever its sizes. */
type Garment = 'top' | 'bottom'

/** Words in category codes (`men-shell`, `women/legs`) that make a garment. The list is ours: the specification has no codes. */
const WORDS: Readonly<Record<Garment, ReadonlySet<string>>> = {
  top: new Set(
    'tops outerwear jacket jackets shell shells insulated down softshell fleece layers base tee tees shirt shirts vest vests'.split(
      ' ',
    ),
  ),
  bottom: new Set('bottoms legs trousers pants shorts skirt skirts leggings tights'.split(' ')),
}

/** What a product is by its categories; one that is both (a suit) counts as a top. Source: L-327. */
export function garmentOf(categories: readonly string[]): Garment | undefined {
  const words = categories.flatMap(code => code.toLowerCase().split(/[^a-z]+/))
  const garments: readonly Garment[] = ['top', 'bottom']
  return garments.find(garment => words.some(word => WORDS[garment].has(word)))
}
