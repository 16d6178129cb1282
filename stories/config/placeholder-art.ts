const SKIES = ['#dfe6e2', '#e9dfd0', '#d9e2ea', '#e6dccf', '#dbe3d6']
const HILLS = ['#9db0a4', '#6f8a7b', '#48685a', '#28463a']

/** A small steady number from a text. */
const seedOf = (text: string) => [...text].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) >>> 0, 7)

const ridge = (seed: number, layer: number, width: number, height: number) => {
  const base = height * (0.45 + layer * 0.14)
  const points = Array.from({ length: 9 }, (_, i) => {
    const wave =
      Math.sin(seed * 0.37 + layer * 2.1 + i * 1.7) + Math.sin(seed * 0.11 + i * (0.6 + layer * 0.2))
    return `${((i * width) / 8).toFixed(0)},${(base + wave * height * 0.06).toFixed(0)}`
  })
  return `<polygon fill="${HILLS[layer]}" points="0,${height} ${points.join(' ')} ${width},${height}"/>`
}

/** Hills behind hills, different for every address: scenes are wide, products square. */
export function placeholderArt(address: string): string {
  const seed = seedOf(address)
  const [width, height] = address.includes('scene') ? [1600, 700] : [800, 800]
  const layers = HILLS.map((_, layer) => ridge(seed, layer, width, height)).join('')
  const sun = `<circle cx="${width * (0.25 + (seed % 50) / 100)}" cy="${height * 0.3}" r="${height * 0.09}" fill="#f6efe0"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${SKIES[seed % SKIES.length]}"/>${sun}${layers}</svg>`
}
