import { may } from '#operators/rights.ts'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import desk from '../../kit/parts/screen.module.css'
import { Desk } from '../parts/Desk.tsx'
import { BinRows } from '../parts/BinRows.tsx'
import type { ScreenProps } from './screen-props.ts'

/** `/<collection>/bin`: records removed in the last 30 days. */
export function RecordBin(props: ScreenProps) {
  const t = useTranslations('editor.records')
  if (!may(props.operator, props.collection.rights.see)) return <PageNotice text={t('notAllowed')} />
  return <Bin {...props} />
}

function Bin({ collection: { name, rights }, operator }: ScreenProps) {
  const t = useTranslations('editor.records')
  const texts = useTranslations('collections')
  return (
    <Desk title={t('bin.title', { title: texts(`${name}.title`) })} introduction={t('bin.text')}>
      <p className={desk.back}>
        <Link to={`/${name}`} className={desk.way}>
          {t('back', { title: texts(`${name}.title`) })}
        </Link>
      </p>
      <BinRows
        area={name}
        title={t('bin.title', { title: texts(`${name}.title`) })}
        one={texts(`${name}.one`)}
        mayRestore={may(operator, rights.change)}
      />
    </Desk>
  )
}
