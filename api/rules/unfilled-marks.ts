/** Marks `〔…〕` of a text: what a template leaves to the shop. Each once, without its brackets. */
export const unfilledMarks = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/〔([^〔〕]*)〕/gu)].map(([, mark = '']) => mark)),
]
