import { newStyleSchema } from '#desk/styles/style-form.ts'
import { defineBlock } from '#blocks/page/define-block.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { type ComponentProps, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { subjectOf } from '../../form/inspector/block-texts.ts'
import { Inspector } from '../../form/inspector/Inspector.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey, useChange, useFound } from '../../kit/operations.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import { workKey } from '../collections/kept-work.ts'
import { useChangeWords } from '../collections/HistoryStep.tsx'
import { OfferedWork } from '../collections/OfferedWork.tsx'
import { refusalParts } from '../collections/refusal-parts.ts'
import { SaveBar } from '../collections/SaveBar.tsx'
import { useRecordWords } from '../collections/use-field-words.ts'
import { useRecordWork } from '../collections/use-record-work.ts'
import { DeskDetail } from '../parts/DeskDetail.tsx'
import { DeskSection } from '../parts/DeskSection.tsx'
import { useWishKey } from '../parts/use-wish-key.ts'
import { TEXT_AREA } from './field-subject.ts'
import { findingsOf, NO_FINDINGS } from './findings.ts'
import { NewCodes } from './matrix/OptionDialogs.tsx'
import {
  fieldOfProblem,
  firstValues,
  type ImagesByColour,
  imagesAfter,
  imagesOf,
  newStyleLines,
  type NewStyleValues,
} from './new-style.ts'
import { PictureBoard } from './pictures/PictureBoard.tsx'
import { type EditStyle, type SpuLine, valuesOfStyle } from './style-values.ts'

interface Props {
  readonly operator: Operator
}

const subject = defineBlock({
  code: subjectOf(TEXT_AREA),
  schema: newStyleSchema,
  group: 'settings',
  icon: '',
  slots: [],
  viewFile: '',
})

/** `/goods/new`: the form of a style that is not there yet; with `?of=<style>` it begins as a copy. */
export function NewStyle({ operator }: Props) {
  const t = useTranslations('editor.records')
  const of = useSearchParams()[0].get('of')
  if (!may(operator, 'goods.change')) return <PageNotice text={t('readOnly')} />
  return of === null ? <Screen query={EMPTY} of="" operator={operator} /> : <Copied {...{ of, operator }} />
}

const EMPTY = { data: { products: [] }, error: null, refetch: async () => undefined }

function Copied({ of, operator }: Props & { readonly of: string }) {
  const query = useFound('styles.find', { style: of })
  return <Screen key={of} query={query} of={of} operator={operator} />
}

interface ScreenProps extends Props {
  /** Style that it begins as; empty for none. */
  readonly of: string
  readonly query: {
    readonly data: { readonly products: readonly { readonly line: SpuLine }[] } | null | undefined
    readonly error: Error | null
    readonly refetch: () => Promise<unknown>
  }
}

function Screen({ query, ...rest }: ScreenProps) {
  const t = useTranslations('editor.records')
  const texts = useTranslations('editor.styles')
  return (
    <DeskDetail
      title={texts('new.title')}
      list={{ path: '/goods', name: t('back', { title: texts('title') }) }}
      loading={texts('sheet.loading')}
      missing={t('missing')}
      query={query}
    >
      {({ products }) => <Form {...rest} products={products.map(({ line }) => line)} />}
    </DeskDetail>
  )
}

/** What is typed: the fields of the form, and pictures by colour. */
type Typed = NewStyleValues & { readonly images?: ImagesByColour }

const coloursOf = ({ options }: NewStyleValues) => options?.colour ?? []

/** What is typed, with the products that it makes once it is complete. */
function useNewStyle({ operator, of, products }: FormProps) {
  const { clock } = useEnvironment()
  // Changes that others make to the copied style are not the copy's.
  const [start] = useState(() => ({ copied: products, first: firstValues(products) }))
  // No code can hold a space: this is no style's work.
  const work = useRecordWork(workKey(operator.name, 'goods', `new record ${of}`), start.first)
  const [now] = useState(() => new Date(clock()).toISOString())
  const linesOf = ({ images, ...typed }: Typed) => {
    const parsed = newStyleSchema.safeParse(typed)
    return parsed.success ? newStyleLines(parsed.data, { copied: start.copied, images, now }) : []
  }
  const { images = {}, ...fields } = work.values as Typed // as the form and the board write them
  const valuesOfLines = (lines: readonly SpuLine[]) =>
    valuesOfStyle(lines.map(line => ({ code: line.code, line })))
  const lines = linesOf(work.values as Typed)
  return {
    work,
    fields,
    lines,
    values: valuesOfLines(lines),
    editFields: (next: NewStyleValues) =>
      work.edit({ ...next, ...withImages(imagesAfter(images, coloursOf(fields), coloursOf(next))) }),
    /** Changes pictures: the products follow from the fields. */
    editPictures: (change =>
      work.edit(typed => {
        const made = linesOf(typed as Typed)
        if (made.length === 0) return typed
        const { images: _, ...rest } = typed as Typed
        return { ...rest, ...withImages(imagesOf(Object.values(change(valuesOfLines(made))))) }
      })) satisfies EditStyle,
  }
}

const withImages = (images: ImagesByColour) => (Object.keys(images).length > 0 ? { images } : {})

interface FormProps extends Omit<ScreenProps, 'query'> {
  readonly products: readonly SpuLine[]
}

function Form(props: FormProps) {
  const t = useTranslations('editor.records')
  const texts = useTranslations('editor.styles.new')
  const navigate = useNavigate()
  const { uiLocale, currencySymbol, services, clock } = useEnvironment()
  const words = useRecordWords(TEXT_AREA)
  const said = useChangeWords(words)
  const { work, fields, lines, values, editFields, editPictures } = useNewStyle(props)
  const wishOf = useWishKey()
  const create = useChange('styles.create', {
    keyOf: ({ style }) => readKey('styles.find', { style }),
    onDone({ style }) {
      work.clear()
      void navigate(`/goods/${encodeURIComponent(style)}`, { replace: true })
    },
  })
  const [isTried, setTried] = useState(false)
  const [sent, setSent] = useState(lines)
  const refused = useMemo(() => findingsOf(refusalParts(create.error).problems), [create.error])
  const findings = useMemo(
    () =>
      [...refused.values()].flat().map(({ code, path, ...rest }) => {
        const place = sent.findIndex(line => line.code === code)
        return { ...rest, path: fieldOfProblem(path, Math.max(0, place)) }
      }),
    [refused, sent],
  )
  const isIncomplete = isTried && lines.length === 0
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        setTried(true)
        if (lines.length === 0) return
        setSent(lines)
        create.start({ wish: wishOf(lines), lines: [...lines], reason: '' })
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
      {isIncomplete && <Notice tone="error">{texts('incomplete')}</Notice>}
      <Inspector
        block={subject}
        options={fields}
        onChange={editFields}
        locale={uiLocale}
        currencySymbol={currencySymbol}
        problems={findings}
        services={services}
        now={clock}
        waitsForValues={!isTried}
      />
      <NewCodes before={{}} after={values} />
      <Pictures values={values} findings={refused.get('images') ?? NO_FINDINGS} edit={editPictures} />
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
}

/** Pictures of a style to be; they go to their colours once there are any. */
function Pictures({ values, ...board }: Omit<ComponentProps<typeof PictureBoard>, 'isReadOnly'>) {
  const t = useTranslations('editor.styles')
  return (
    <DeskSection title={t('sections.pictures')}>
      {Object.keys(values).length === 0 && <p>{t('pictures.waiting')}</p>}
      <PictureBoard values={values} {...board} isReadOnly={false} />
    </DeskSection>
  )
}
