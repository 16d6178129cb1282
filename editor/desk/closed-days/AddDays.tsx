import { CLOSED_PLACES, type ClosedPlace } from '#api/rules/delivery-dates.ts'
import { MOST_DAYS, readDays } from '#api/rules/typed-days.ts'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { TextArea } from '#ui/text-field/TextField.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useChange } from '../../kit/operations.ts'
import { toastDone } from '../../kit/parts/toasts.ts'
import { useFilterWords } from '../collections/use-filter-words.ts'
import { OperationDialog } from '../parts/OperationDialog.tsx'
import { useWishKey } from '../parts/use-wish-key.ts'
import styles from './closed-days.module.css'

/** What is wrong with a list: its first bad line, and how many more there are; `undefined` if nothing is. */
function useListProblem(text: string): string | undefined {
  const t = useTranslations('editor.closedDays')
  const { days, problems } = readDays(text)
  const [first, ...more] = problems
  if (first) {
    const named = t(first.problem, { line: first.line, text: first.text })
    return more.length > 0 ? `${named} ${t('moreProblems', { count: more.length })}` : named
  }
  if (days.length === 0) return t('noDays')
  return days.length > MOST_DAYS ? t('tooMany', { max: MOST_DAYS, count: days.length }) : undefined
}

/** Adds a list of days that is pasted, such as the public holidays of Macau. */
export function AddDays({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('editor.closedDays')
  const words = useFilterWords('closedDays')
  const wishOf = useWishKey()
  const [text, setText] = useState('')
  const [places, setPlaces] = useState<readonly ClosedPlace[]>(['macau'])
  const [isTried, setTried] = useState(false)
  const problem = useListProblem(text)
  const add = useChange('closedDays.add-days', {
    onDone({ added, changed }) {
      toastDone(t('added', { count: added.length + changed.length }))
      onClose()
    },
  })
  const submit = () => {
    setTried(true)
    if (problem !== undefined || places.length === 0) return
    const { days } = readDays(text)
    add.start({ wish: wishOf([places, days]), places: [...places], days: [...days] })
  }
  return (
    <OperationDialog
      title={t('list')}
      submit={t('submit')}
      isPending={add.isPending}
      error={add.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <fieldset className={styles.places}>
        <legend>{t('places')}</legend>
        {CLOSED_PLACES.map((place, at) => (
          <Checkbox
            key={place}
            label={words(place, 'label')}
            checked={places.includes(place)}
            error={isTried && places.length === 0 && at === 0 ? t('noPlace') : undefined}
            onChange={({ target }) =>
              setPlaces(target.checked ? [...places, place] : places.filter(each => each !== place))
            }
          />
        ))}
      </fieldset>
      <TextArea
        label={t('days')}
        hint={t('daysHint')}
        rows={8}
        value={text}
        error={isTried ? problem : undefined}
        isRequired
        onChange={({ target }) => setText(target.value)}
      />
    </OperationDialog>
  )
}
