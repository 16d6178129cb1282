/** Numbers under one name, in Prometheus' terms. */
export interface Metric {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly samples: readonly Sample[]
}

interface Sample {
  readonly value: number
  readonly labels?: Readonly<Record<string, string>>
  /** Follows the name: `_bucket`, `_sum`, `_count` of a histogram. */
  readonly suffix?: string
}

export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"')

function lineOf(name: string, { value, labels = {}, suffix = '' }: Sample): string {
  const pairs = Object.entries(labels).map(([key, text]) => `${key}="${escaped(text)}"`)
  return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join()}}` : ''} ${value}`
}

/** Metrics as Prometheus reads them. Source: the text exposition format 0.0.4. */
export const textOf = (metrics: readonly Metric[]): string =>
  metrics
    .filter(({ samples }) => samples.length > 0)
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(sample => lineOf(name, sample)),
    ])
    .join('\n')
    .concat('\n')

/** One number without labels. */
export const single = (name: string, type: 'counter' | 'gauge', help: string, value: number): Metric => ({
  name,
  type,
  help,
  samples: [{ value }],
})
