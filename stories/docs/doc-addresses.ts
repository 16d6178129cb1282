/** The part of Storybook's index that is used here. */
interface StoryIndex {
  readonly entries: Readonly<
    Record<string, { readonly id: string; readonly type: string; readonly importPath: string }>
  >
}

/** Addresses of documentation pages by the name of their stories' file, which is the block's code. */
export const docAddresses = ({ entries }: StoryIndex): ReadonlyMap<string, string> =>
  new Map(
    Object.values(entries)
      .filter(({ type }) => type === 'docs')
      .map(({ id, importPath }) => [
        /([^/]+)\.stories\.tsx$/.exec(importPath)?.[1] ?? '',
        `./?path=/docs/${id}`,
      ]),
  )

/** Fetches the index of the Storybook that shows this page. */
export async function fetchDocAddresses(): Promise<ReadonlyMap<string, string>> {
  const answer = await fetch('./index.json')
  return docAddresses((await answer.json()) as StoryIndex) // Storybook's own index
}
