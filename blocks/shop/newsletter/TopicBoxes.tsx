import type { NewsletterTopic } from '#api/client/support/newsletter.ts'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import styles from './TopicBoxes.module.css'

interface Props {
  readonly legend: string
  readonly topics: readonly NewsletterTopic[]
  /** Codes. */
  readonly chosen: readonly string[]
  readonly isBusy?: boolean
  readonly onChoose: (chosen: readonly string[]) => void
}

/** Topics of the newsletter with a box each; nothing in a shop without topics. */
export function TopicBoxes({ legend, topics, chosen, isBusy, onChoose }: Props) {
  if (topics.length === 0) return null
  return (
    <fieldset className={styles.topics} aria-busy={isBusy || undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {topics.map(({ code, name }) => (
        <Checkbox
          key={code}
          label={name}
          checked={chosen.includes(code)}
          onChange={({ target }) =>
            onChoose(target.checked ? [...chosen, code] : chosen.filter(each => each !== code))
          }
        />
      ))}
    </fieldset>
  )
}
