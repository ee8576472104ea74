// The demo wallet's entry, beside the app's own: only Vite's mode `demo` adds it to the page (vite.plugins.ts).
import { servedConfig } from '../src/app/servedConfig.ts'
import { showBeside } from '../src/app/Beside.tsx'

const config = servedConfig(document)
if (config?.demoWallet !== undefined) {
  const { network, demoWallet } = config
  // Fetched apart, so that the app's own first files stay close to production's.
  void import('./DemoWallet.tsx').then(({ DemoWallet }) =>
    showBeside(<DemoWallet network={network} accounts={demoWallet.accounts} />),
  )
}
