import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { ClipboardCheck } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import desk from '../../kit/parts/screen.module.css'
import { useIsPhone } from '../../kit/parts/use-is-phone.ts'
import { Desk } from '../parts/Desk.tsx'
import { typedCode } from './find-stock.ts'
import { FoundStock } from './FoundStock.tsx'
import { LowStock } from './LowStock.tsx'
import styles from './stock.module.css'

/** `/stock`: stock by code or name, and what is running low. */
export function StockScreen({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.stock')
  if (!may(operator, 'stock.read')) return <PageNotice text={t('notAllowed')} />
  return <Stock operator={operator} />
}

function Stock({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.stock')
  const [address, setAddress] = useSearchParams()
  const sought = typedCode(address.get('q') ?? '')
  return (
    <Desk
      title={t('title')}
      introduction={t('text')}
      action={may(operator, 'stock.change') && <CountButton />}
    >
      <div className={styles.code}>
        <CodeForm key={sought} sought={sought} onFind={code => setAddress(code === '' ? {} : { q: code })} />
      </div>
      {sought === '' ? <LowStock operator={operator} /> : <FoundStock sought={sought} operator={operator} />}
    </Desk>
  )
}

/** Leads to a count: on a phone one SKU after the other, elsewhere from a file. */
function CountButton() {
  const t = useTranslations('editor.stock')
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  return (
    <Button
      icon={<Icon of={ClipboardCheck} />}
      onClick={() => void navigate(isPhone ? '/stock/count/codes' : '/stock/count')}
    >
      {t('count.open')}
    </Button>
  )
}

interface CodeFormProps {
  readonly sought: string
  readonly onFind: (code: string) => void
}

/** Looks a code up at Enter, which scanners press, and selects it then: the next code takes its place. */
function CodeForm({ sought, onFind }: CodeFormProps) {
  const t = useTranslations('editor.stock.find')
  const [typed, setTyped] = useState(sought)
  const field = useRef<HTMLInputElement>(null)
  const find = (event: FormEvent) => {
    event.preventDefault()
    onFind(typedCode(typed))
    field.current?.select()
  }
  return (
    <form className={desk.search} aria-label={t('label')} onSubmit={find}>
      <TextField
        ref={field}
        label={t('field')}
        hint={t('hint')}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="line">
        {t('submit')}
      </Button>
    </form>
  )
}
