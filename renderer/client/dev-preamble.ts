// Preamble that @vitejs/plugin-react expects before the first component while developing.
// @ts-expect-error served by Vite's development server only
import { injectIntoGlobalHook } from '/@react-refresh'

injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type })
