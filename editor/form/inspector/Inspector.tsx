import type { AnyBlock } from '#blocks/page/define-block.ts'
import type { OptionPath } from '#blocks/page/options/option-tree.ts'
import type { Finding } from '#blocks/page/normalise.ts'
import { type Locale, languageTag } from '#locales/locale.ts'
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { I18nProvider } from 'react-aria-components'
import type { FocusRequest, InspectorServices } from '../../kit/services/inspector-services.ts'
import {
  FocusProvider,
  InspectorProvider,
  OptionsProvider,
  ProblemsProvider,
  WarningsProvider,
} from './context.ts'
import { ProblemList } from './FieldTemplate.tsx'
import { fillDefaults, formOf } from './form/form-schema.ts'
import { noValidator, rjsfForm } from './form/rjsf-schema.ts'
import { createGestures } from './gestures.ts'
import styles from './Inspector.module.css'
import { BlockForm } from './theme.tsx'
import { ROOT, SEPARATOR, useEdits } from './use-edits.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { type RefusedValue, useBlockProblems } from './use-problems.ts'

export interface InspectorProps {
  readonly block: AnyBlock
  /** As the draft holds them: defaults need not be written, bad values stay. */
  readonly options: Readonly<Record<string, unknown>>
  /** Each change, with a name that is the same for all changes undo should take back together. */
  readonly onChange: (next: Record<string, unknown>, gesture: string) => void
  /** Language of the editor itself. */
  readonly locale: Locale
  /** Language of the page; by default the editor's. */
  readonly pageLocale?: Locale
  /** Content path of the page. */
  readonly pagePath?: string
  /** Shown before prices, as in the shop. */
  readonly currencySymbol: string
  /** Findings about this block; those about options are checked again here. */
  readonly problems: readonly (Finding | RefusedValue)[]
  readonly services: InspectorServices
  /** Opens, shows and focuses an option, for example when a publish check names it. */
  readonly focus?: FocusRequest
  /** A list item was opened: `items.1`. */
  readonly onItem?: (path: string) => void
  /** Ids of a list's items, which they keep when others move them; without it items are known by their places. */
  readonly itemIds?: (path: OptionPath) => readonly string[] | undefined
  readonly now?: () => number
  /** True while a form is filled in for the first time: what is not there yet is no problem. */
  readonly waitsForValues?: boolean
}

const wallClock = () => Date.now()

/**
 * The form of the selected block, drawn from its schema. Give it the block's id as `key`, so that two blocks of a kind
 * do not share a field's state. Source: LO-15, LO-22.
 */
export function Inspector({
  block,
  options,
  onChange,
  locale,
  pageLocale = locale,
  pagePath,
  currencySymbol,
  problems,
  services,
  focus,
  onItem,
  itemIds,
  now = wallClock,
  waitsForValues = false,
}: InspectorProps) {
  const seed = useId()
  const place = useKeptFocus()
  const [gestures] = useState(() => createGestures(`inspector${seed}`))
  const form = formOf(block)
  const drawn = useMemo(() => rjsfForm(form), [form])
  const filled = useMemo(() => fillDefaults(form, options), [form, options])
  // A stable function: callers pass a new one on every render.
  const clock = useRef(now)
  const [stableNow] = useState(() => () => clock.current())
  useLayoutEffect(() => {
    clock.current = now
  }, [now])
  const found = useBlockProblems(block, options, problems, stableNow, pageLocale, waitsForValues)
  const edits = useEdits({ block, form, options, gestures, onChange, onItem, itemIds })
  const world = useMemo(
    () => ({
      code: block.code,
      form,
      locale,
      pageLocale,
      pagePath,
      currencySymbol,
      services,
      gestures,
      now: stableNow,
      ...edits.ways,
    }),
    [block, form, locale, pageLocale, pagePath, currencySymbol, services, gestures, stableNow, edits.ways],
  )

  return (
    <I18nProvider locale={languageTag(locale)}>
      <InspectorProvider value={world}>
        <OptionsProvider value={filled}>
          <ProblemsProvider value={found.problems}>
            <WarningsProvider value={found.warnings}>
              <FocusProvider value={focus}>
                <div ref={place} className={styles.inspector} onBlur={() => gestures.end()}>
                  <ProblemList texts={found.problems.get('') ?? []} />
                  <BlockForm
                    tagName="div"
                    schema={drawn.schema}
                    uiSchema={drawn.uiSchema}
                    formData={filled}
                    validator={noValidator}
                    onChange={edits.change}
                    idPrefix={ROOT}
                    idSeparator={SEPARATOR}
                    noValidate
                    showErrorList={false}
                    experimental_defaultFormStateBehavior={NO_DEFAULTS}
                  >
                    {/* No submit button: every change is handed on at once. */}
                    <></>
                  </BlockForm>
                </div>
              </FocusProvider>
            </WarningsProvider>
          </ProblemsProvider>
        </OptionsProvider>
      </InspectorProvider>
    </I18nProvider>
  )
}

const NO_DEFAULTS = { emptyObjectFields: 'skipDefaults', arrayMinItems: { populate: 'never' } } as const
