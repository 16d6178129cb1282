import type { ReactNode } from 'react'
import { UiLanguage } from '../../kit/parts/UiLanguage.tsx'
import signIn from '../../kit/sign-in/SignIn.module.css'
import { useShopName } from '../../kit/use-shop-name.ts'

interface Props {
  readonly title: string
  readonly children: ReactNode
}

/** Frame of the screens that lead to an account. */
export function Panel({ title, children }: Props) {
  const shopName = useShopName()
  return (
    <main className={signIn.page}>
      <title>{title}</title>
      <div className={signIn.panel}>
        <header>
          <p className={signIn.mark}>{shopName}</p>
          <h1>{title}</h1>
        </header>
        {children}
        <footer>
          <UiLanguage />
        </footer>
      </div>
    </main>
  )
}
