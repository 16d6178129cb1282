import { may } from '#operators/rights.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import type { z } from 'zod'
import { type ComponentProps, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { Inspector } from '../../form/inspector/Inspector.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey, useChange, useFound } from '../../kit/operations.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import { DeskDetail } from '../parts/DeskDetail.tsx'
import { useWishKey } from '../parts/use-wish-key.ts'
import { useChangeWords } from './HistoryStep.tsx'
import { workKey } from './kept-work.ts'
import { OfferedWork } from './OfferedWork.tsx'
import { editedValues, formSubject, type RecordValues, shownValues, valuesOf } from './record-form.ts'
import { SaveBar } from './SaveBar.tsx'
import type { ScreenProps } from './screen-props.ts'
import { useFieldWords } from './use-field-words.ts'
import { partsOf } from './use-record-save.ts'
import { useRecordWork } from './use-record-work.ts'
import { WithBeside } from './WithBeside.tsx'

/** Values of fields that an address gives, as texts or numbers; those that their field refuses are left out. */
function givenFields({ schema }: ScreenProps['collection'], asked: URLSearchParams): RecordValues {
  const shape = schema.shape as Readonly<Record<string, z.ZodType>>
  return Object.fromEntries(
    Object.entries(shape).flatMap(([field, type]) => {
      const text = asked.get(field)
      if (text === null) return []
      const value = [text, Number(text)].find(each => type.safeParse(each).success)
      return value === undefined ? [] : [[field, value]]
    }),
  )
}

/** `/<collection>/new`: the form of a record that is not there yet; with `?of=<code>` it begins as a copy, with `?<field>=<value>` with these values. */
export function NewRecord(props: ScreenProps) {
  const { collection, operator } = props
  const t = useTranslations('editor.records')
  const texts = useTranslations('collections')
  const { clock } = useEnvironment()
  const [asked] = useSearchParams()
  const of = asked.get('of')
  const given = givenFields(collection, asked)
  const [empty] = useState(() => ({
    data: { ...collection.begins?.(clock()), ...given } as RecordValues,
    error: null,
    refetch: async () => undefined,
  }))
  if (!may(operator, collection.rights.change)) return <PageNotice text={t('readOnly')} />
  const screen = {
    title: t('new', { one: texts(`${collection.name}.one`) }),
    list: { path: `/${collection.name}`, name: t('back', { title: texts(`${collection.name}.title`) }) },
    loading: t('loading'),
    missing: t('missing'),
  }
  return of === null ? (
    <DeskDetail {...screen} query={empty}>
      {values => (
        <Form
          key=""
          {...props}
          of={asked.size === 0 ? '' : `with ${Object.values(given).join(' ')}`}
          first={values}
        />
      )}
    </DeskDetail>
  ) : (
    <Copied key={of} {...props} of={of} screen={screen} />
  )
}

interface CopiedProps extends ScreenProps {
  readonly of: string
  readonly screen: Pick<ComponentProps<typeof DeskDetail>, 'title' | 'list' | 'loading' | 'missing'>
}

function Copied({ screen, ...props }: CopiedProps) {
  const { collection, of } = props
  const query = useFound(`${collection.name}.find`, { code: of })
  return (
    <DeskDetail {...screen} query={query}>
      {({ line }) => <CopyOf {...props} line={line} />}
    </DeskDetail>
  )
}

/** What the copied record was like when the copy began: changes that others make to it are not the copy's. */
function CopyOf({ line, ...props }: Omit<CopiedProps, 'screen'> & { readonly line: object }) {
  const [first] = useState(() => valuesOf(props.collection, line))
  return <Form {...props} first={first} />
}

interface FormProps extends ScreenProps {
  /** Code of the record that it begins as; empty for none. */
  readonly of: string
  /** Values that it begins with. */
  readonly first: RecordValues
}

function Form({ collection, operator, parts = {}, of, first }: FormProps) {
  const { name } = collection
  const t = useTranslations('editor.records')
  const navigate = useNavigate()
  const { uiLocale, currencySymbol, services, clock } = useEnvironment()
  const words = useFieldWords(name)
  const said = useChangeWords(words)
  // No code can hold a space: this is no record's work.
  const work = useRecordWork(workKey(operator.name, name, `new record ${of}`), first)
  const subject = formSubject(collection, 'new', work.values)
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
  const held = { collection, operator, code: '', isChanged: work.changes.length > 0, onEdit: work.edit }
  const { Beside, BeforeSave } = parts
  const form = (
    <form
      onSubmit={event => {
        event.preventDefault()
        setTried(true)
        create.start({ wish: wishOf(work.values), line: work.values })
      }}
    >
      {work.offered && (
        <OfferedWork
          at={work.offered.at}
          said={work.offered.changes.map(said)}
          onPut={work.putBack}
          onDrop={work.drop}
        />
      )}
      {create.error && <Notice tone="error">{create.error.message}</Notice>}
      <Inspector
        block={subject}
        options={shownValues(subject, work.values)}
        onChange={next => work.edit(editedValues(collection, subject, work.values, next))}
        locale={uiLocale}
        currencySymbol={currencySymbol}
        problems={findings}
        services={services}
        now={clock}
        waitsForValues={!isTried}
      />
      {BeforeSave && <BeforeSave {...held} values={work.values} />}
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
  )
  return <WithBeside form={form}>{Beside && <Beside {...held} values={work.values} />}</WithBeside>
}
