/** The little cairn every house brand of the demo wears in its own way: three stacked stones. */
export const emblem = (x: number, y: number, colour: string, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="${colour}"><path d="M-14 8q14-5 28 0q2 5-2 6h-24q-4-1-2-6z"/><path d="M-9 0q9-4 18 0q2 4-2 5.500h-14q-4-1-2-5.500z"/><path d="M-5-7q5-4 10 0q1.500 4-1.500 5h-7q-3-1-1.500-5z"/></g>`
