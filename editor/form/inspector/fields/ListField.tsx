import type { Locale } from '#locales/locale.ts'
import { type OptionPath, isRecord } from '#blocks/page/options/option-tree.ts'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { type FieldProps, type RJSFSchema, toFieldPathId } from '@rjsf/utils'
import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { isRecordCode, useBlockTexts } from '../block-texts.ts'
import { useInspector } from '../context.ts'
import { newItem, nodeAt } from '../form/form-schema.ts'
import { parsePathKey, pathKey } from '../form/option-path.ts'
import { SortableList } from '../../../kit/parts/SortableList.tsx'
import { useOpenOnRequest } from '../use-open-on-request.ts'
import { asText } from './as-text.ts'
import styles from './list.module.css'
import { JsonControl } from './JsonControl.tsx'
import { ListItem } from './ListItem.tsx'
import controls from '../controls.module.css'
import { useItemValues } from './use-item-values.ts'
import { useListItems } from './use-list-items.ts'

/** The picture of each item, `''` where one has none; `undefined` where none has any. */
/** A text, or the one in the operator's language. */
const words = (value: unknown, locale: Locale) => asText(isRecord(value) ? value[locale] : value)

function picturesOf(items: readonly unknown[], option: string | undefined): readonly string[] | undefined {
  if (option === undefined) return undefined
  const pictures = items.map(item => (isRecord(item) ? asText(item[option]) : ''))
  return pictures.some(Boolean) ? pictures : undefined
}

/** A list: its items shut but for one, which alone draws its form. Source: LO-15. */
export function ListField(props: FieldProps) {
  const { formData, fieldPathId, onChange } = props
  const { form } = useInspector()
  const node = nodeAt(form, fieldPathId.path)
  if (!node?.items) return null
  // Not set yet.
  if (formData === undefined) return <Items {...props} formData={[]} />
  if (Array.isArray(formData)) return <Items {...props} formData={formData} />
  // Not a list at all: shown as JSON for the operator to repair (LO-22).
  return (
    <JsonControl
      id={fieldPathId.$id}
      path={fieldPathId.path}
      node={node}
      value={formData}
      label=""
      describedBy={undefined}
      isInvalid
      onChange={value => onChange(value, fieldPathId.path)}
      onStep={value => onChange(value, fieldPathId.path)}
    />
  )
}

function Items({
  schema,
  uiSchema,
  formData,
  fieldPathId,
  registry,
  onChange,
  ...rest
}: FieldProps & { formData: unknown[] }) {
  const { code, form, locale, showItem } = useInspector()
  const valuesOf = useItemValues()
  const t = useTranslations('editor.inspector.list')
  const texts = useBlockTexts(code)
  const path: OptionPath = fieldPathId.path
  const node = nodeAt(form, path)
  const { keys, place, written, insert, remove, move, open, setOpen } = useListItems(formData, path, list =>
    onChange(list, fieldPathId.path),
  )
  const { SchemaField } = registry.fields
  useOpenOnRequest(
    keys.map((_, index) => pathKey([...path, index])),
    request => setOpen(keys[Number(request.path.slice(pathKey(path).length + 1).split('.')[0])]),
  )
  const shown = open === undefined ? -1 : keys.indexOf(open)
  const listKey = pathKey(path)
  useEffect(() => {
    if (shown >= 0) showItem([...parsePathKey(listKey), shown])
  }, [shown, listKey, showItem])
  if (!node?.items || !SchemaField) return null

  const isFull = node.maxItems !== undefined && formData.length >= node.maxItems
  const itemSchema = schema.items as RJSFSchema // `rjsfForm` writes one schema for all items
  const titleOf = (index: number) => {
    const item: unknown = formData[index]
    const option = node.hints.itemTitle
    const named = isRecord(item) && option ? words(item[option], locale).trim() : ''
    // A choice is shown by its name, as its own control does.
    return (
      (named && option && texts.value([...path, option], named)) ||
      (isRecordCode(code) && node.items && valuesOf(item, node.items, [...path, index])) ||
      t('item', { number: index + 1 })
    )
  }
  const pictures = picturesOf(formData, node.hints.itemImage)
  return (
    <div className={styles.list} ref={place}>
      <SortableList items={keys.map((key, index) => ({ key, name: titleOf(index) }))} onMove={move}>
        {({ key, name }, index, handle) => (
          <ListItem
            handle={handle}
            title={name}
            picture={pictures?.[index]}
            path={pathKey([...path, index])}
            isOpen={key === open}
            onToggle={() => setOpen(key === open ? undefined : key)}
            isLast={index === keys.length - 1}
            isFirst={index === 0}
            isFull={isFull}
            onMove={by => move(index, index + by)}
            onDuplicate={() => insert(index + 1, structuredClone(written()[index]))}
            onRemove={() => remove(index)}
          >
            <SchemaField
              {...rest}
              name={String(index)}
              schema={itemSchema}
              uiSchema={uiSchema?.items as typeof uiSchema} // never a function: `rjsfForm` wrote it
              formData={formData[index]}
              fieldPathId={toFieldPathId(index, registry.globalFormOptions, fieldPathId)}
              registry={registry}
              onChange={onChange}
            />
          </ListItem>
        )}
      </SortableList>
      <Foot
        count={formData.length}
        max={node.maxItems}
        onAdd={() => node.items && insert(formData.length, newItem(node.items))}
      />
    </div>
  )
}

interface FootProps {
  readonly count: number
  readonly max: number | undefined
  readonly onAdd: () => void
}

function Foot({ count, max, onAdd }: FootProps) {
  const t = useTranslations('editor.inspector.list')
  return (
    <div className={styles.foot}>
      <Button
        variant="line"
        disabled={max !== undefined && count >= max}
        onClick={onAdd}
        icon={<Icon of={Plus} />}
      >
        {t('add')}
      </Button>
      <p className={controls.note}>
        {max === undefined ? t('count', { count }) : t('countOf', { count, max })}
      </p>
    </div>
  )
}
