import { useTranslations } from 'use-intl'
import type { Operator } from '#operators/operator.ts'
import { may, RIGHT_COLUMNS, type Right } from '#operators/rights.ts'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import styles from './roles.module.css'
import { OFFERED_ROWS, toggled } from './role-form.ts'
import { useRoleWords } from './use-role-words.ts'

interface Props {
  /** Ticked rights. */
  readonly rights: readonly Right[]
  /** Operator who ticks: what they do not have, they cannot give. */
  readonly operator: Operator
  readonly isReadOnly: boolean
  readonly onChange: (rights: readonly Right[]) => void
}

/** The grid of rights: areas by what can be done, with a tick per right. */
export function RightsGrid({ rights, operator, isReadOnly, onChange }: Props) {
  const t = useTranslations('editor.ownRoles')
  const { rightName } = useRoleWords()
  return (
    <table className={styles.grid}>
      <caption className="visuallyHidden">{t('grid')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('area')}</th>
          {RIGHT_COLUMNS.map(column => (
            <th key={column} scope="col">
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {OFFERED_ROWS.map(row => (
          <tr key={row.area}>
            <th scope="row">{t(`areas.${row.area}`)}</th>
            {RIGHT_COLUMNS.map(column => (
              <td key={column} data-label={t(`columns.${column}`)}>
                {row.rights[column].map(right => (
                  <Checkbox
                    key={right}
                    label={rightName(right)}
                    aria-label={t('right', { area: t(`areas.${row.area}`), right: rightName(right) })}
                    checked={rights.includes(right)}
                    disabled={isReadOnly || !may(operator, right)}
                    onChange={() => onChange(toggled(rights, right, operator))}
                  />
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
