import { LanguageSwitch } from '../../shop/frame/LanguageSwitch.tsx'
import { AccountLink } from './AccountLink.tsx'
import styles from './Header.module.css'
import { GoDollar, Greeting } from './Member.tsx'
import { OrderLink } from './OrderLink.tsx'
import { PassLink } from './PassLink.tsx'

/** What the desktop header says about the shopper, ending in what everybody has: what comes later pushes nothing aside. */
export const Personal = () => (
  <div className={styles.personal}>
    <Greeting />
    <OrderLink />
    <GoDollar />
    <PassLink className={styles.pass} />
    <AccountLink className={styles.account} />
    <LanguageSwitch className={styles.language} />
  </div>
)
