// `npm test`: installs, checks, builds and runs every test, slowest last. The first failure ends the run.
import { exclusively, install, keepCompiled, nodePath, run } from './install.mjs'

exclusively(install)
keepCompiled()
const node = nodePath()
const npm = script => run('npm', ['run', '--silent', script])

npm('check')
exclusively(() => run(node, ['scripts/build.ts', '--if-stale'], { NODE_ENV: 'production' }))
run(node, ['scripts/browser.ts'])
npm('unit')
npm('stories')
npm('e2e')
