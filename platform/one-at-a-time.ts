/** Runs jobs of one name one after the other, jobs of different names side by side. */
export function oneAtATime() {
  const tails = new Map<string, Promise<unknown>>()
  function run<Result>(name: string, job: () => Promise<Result>): Promise<Result> {
    const result = (tails.get(name) ?? Promise.resolve()).then(job)
    // The tail swallows failures: the next job starts all the same, and the caller has `result`.
    const tail = result.then(
      () => {},
      () => {},
    )
    tails.set(name, tail)
    void tail.then(() => tails.get(name) === tail && tails.delete(name))
    return result
  }
  return {
    run,
    /** A job of several names. They are taken in one order, so that no two of these wait for each other. */
    runAll: <Result>(names: readonly string[], job: () => Promise<Result>): Promise<Result> =>
      [...new Set(names)]
        .sort()
        .reduceRight<() => Promise<Result>>((inner, name) => () => run(name, inner), job)(),
    /** Resolves when nothing is running. */
    async idle(): Promise<void> {
      while (tails.size > 0) await Promise.all(tails.values())
    },
  }
}
