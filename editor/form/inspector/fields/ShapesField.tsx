import { isRecord } from '#blocks/page/options/option-tree.ts'
import { type FieldProps, type RJSFSchema, toFieldPathId } from '@rjsf/utils'
import { useTranslations } from 'use-intl'
import { SelectBox } from '#ui/select/Select.tsx'
import { useBlockTexts } from '../block-texts.ts'
import { useInspector } from '../context.ts'
import { useFieldState } from '../field-state.ts'
import { newItem } from '../form/form-schema.ts'
import styles from '../controls.module.css'

/** An object of one of several shapes: a choice of the shape, and the fields of the chosen one. */
export function ShapesField({
  schema,
  uiSchema,
  formData,
  fieldPathId,
  registry,
  onChange,
  ...rest
}: FieldProps) {
  const { code, gestures } = useInspector()
  const t = useTranslations('editor.inspector')
  const texts = useBlockTexts(code)
  const { path } = fieldPathId
  const { node, label } = useFieldState(path)
  const { SchemaField } = registry.fields
  if (!node?.shapes || !SchemaField) return null
  const { shapes, properties = {} } = node
  const value = isRecord(formData) ? formData : {}
  // Its name is the field that no other shape has.
  const nameOf = (shape: readonly string[]) =>
    shape.find(key => shapes.every(other => other === shape || !other.includes(key))) ?? ''
  const chosen = shapes.find(shape => nameOf(shape) in value)
  const choose = (name: string) => {
    const shape = shapes.find(each => nameOf(each) === name) ?? []
    const child = properties[name]
    gestures.single()
    onChange(
      Object.fromEntries(
        shape.flatMap(key =>
          key === name ? [[key, child && startOf(child)]] : key in value ? [[key, value[key]]] : [],
        ),
      ),
      path,
    )
  }
  return (
    <div className={styles.shapes}>
      <SelectBox
        id={fieldPathId.$id}
        aria-label={label}
        value={chosen ? nameOf(chosen) : ''}
        onChange={event => choose(event.target.value)}
      >
        {chosen ? null : <option value="">{t('noChoice')}</option>}
        {shapes.map(shape => (
          <option key={nameOf(shape)} value={nameOf(shape)}>
            {texts.value(path, nameOf(shape))}
          </option>
        ))}
      </SelectBox>
      {chosen?.map(key => (
        <SchemaField
          {...rest}
          key={key}
          name={key}
          schema={schema.properties?.[key] as RJSFSchema} // `rjsfForm` writes one for each property
          uiSchema={uiSchema?.[key] as typeof uiSchema}
          formData={value[key]}
          fieldPathId={toFieldPathId(key, registry.globalFormOptions, fieldPathId)}
          registry={registry}
          onChange={onChange}
        />
      ))}
    </div>
  )
}

/** A value that says which shape was chosen, though nothing is typed yet. */
const startOf = (node: Parameters<typeof newItem>[0]) => (node.type === 'number' ? null : newItem(node))
