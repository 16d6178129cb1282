/** Runs `work` for each item, at most so many at once, until all have ended. @throws AggregateError when some failed */
export async function inParallel<Item>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  const queue = items.values()
  const runner = async () => {
    for (const item of queue) await work(item).catch((error: unknown) => failures.push(error))
  }
  await Promise.all(Array.from({ length: most }, runner))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`)
}
