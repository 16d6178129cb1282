import { may } from '#operators/rights.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { Inspector } from '../../form/inspector/Inspector.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey, useChange } from '../../kit/operations.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import desk from '../../kit/parts/screen.module.css'
import { Desk } from '../parts/Desk.tsx'
import { useWishKey } from '../parts/use-wish-key.ts'
import { workKey } from './kept-work.ts'
import { OfferedWork } from './OfferedWork.tsx'
import { partsOf } from './RecordForm.tsx'
import { filledIn, formSubject } from './record-form.ts'
import { SaveBar } from './SaveBar.tsx'
import type { ScreenProps } from './screen-props.ts'
import { useFieldWords } from './use-field-words.ts'
import { useRecordWork } from './use-record-work.ts'

const NOTHING = {}

/** `/<collection>/new`: the form of a record that is not there yet. */
export function NewRecord(props: ScreenProps) {
  const t = useTranslations('editor.records')
  if (!may(props.operator, props.collection.rights.change)) return <PageNotice text={t('readOnly')} />
  return <Form {...props} />
}

function Form({ collection, operator }: ScreenProps) {
  const { name } = collection
  const t = useTranslations('editor.records')
  const texts = useTranslations('collections')
  const navigate = useNavigate()
  const { uiLocale, currencySymbol, services, clock } = useEnvironment()
  const words = useFieldWords(name)
  // No code can hold a space: this is no record's work.
  const work = useRecordWork(workKey(operator.name, name, 'new record'), NOTHING)
  const wishOf = useWishKey()
  const create = useChange(`${name}.create`, {
    keyOf: ({ code }) => readKey(`${name}.find`, { code }),
    onDone({ code }) {
      work.clear()
      void navigate(`/${name}/${encodeURIComponent(code)}`, { replace: true })
    },
  })
  const [isTried, setTried] = useState(false)
  const { findings } = useMemo(() => partsOf(create.error), [create.error])
  return (
    <Desk title={t('new', { one: texts(`${name}.one`) })}>
      <p className={desk.back}>
        <Link to={`/${name}`} className={desk.way}>
          {t('back', { title: texts(`${name}.title`) })}
        </Link>
      </p>
      <form
        onSubmit={event => {
          event.preventDefault()
          setTried(true)
          create.start({ wish: wishOf(work.values), line: work.values })
        }}
      >
        {work.offered && (
          <OfferedWork work={work.offered} name={name} onPut={work.putBack} onDrop={work.drop} />
        )}
        {create.error && <Notice tone="error">{create.error.message}</Notice>}
        <Inspector
          block={formSubject(collection, 'new')}
          options={work.values}
          onChange={values => work.edit(filledIn(collection, values))}
          locale={uiLocale}
          currencySymbol={currencySymbol}
          problems={findings}
          services={services}
          now={clock}
          waitsForValues={!isTried}
        />
        <SaveBar
          names={work.changes.map(({ path }) => words.name(path))}
          label={t('create')}
          isSaving={create.isPending}
          onDiscard={() => {
            create.reset()
            work.clear()
          }}
        />
      </form>
    </Desk>
  )
}
