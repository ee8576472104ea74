// The frame around every page: header, footer, status lines, and what stands in the place of a page.
import type { Translation } from '../message.ts'
import type { frameTexts } from '../en/frame.ts'

export const texts: Translation<typeof frameTexts> = {
  browserWallet: '浏览器钱包',
  connectWallet: '连接钱包',
  connect: '连接',
  skip: '跳到内容',
  home: '{site}，首页',
  mainNavigation: '主导航',
  explore: '探索',
  activity: '动态',
  cart: '购物车',
  menu: '菜单',
  theme: '主题',
  useDarkTheme: '使用深色主题',
  useLightTheme: '使用浅色主题',
  footer: {
    terms: '使用条款',
    imprint: '运营者信息',
    contact: '联系我们',
    source: '源代码',
    timeTravel: '时光回溯',
    licenses: '许可证',
    indexedTo: '已更新至区块{block}',
    indexedToHint: '数据服务已读取的最新区块',
  },
  searchBox: {
    placeholder: '搜索',
    label: '搜索系列、藏品和地址',
  },
  siteSwitcher: {
    switch: '{site}：切换网站',
    others: '其他网站',
  },
  languagePicker: {
    label: '语言',
    failed: '无法加载此语言。请检查网络连接后重试。',
  },
  status: {
    switchFailed: '钱包无法切换网络。',
    switchTo: '切换到{network}',
    wrongNetwork: '你的钱包位于其他网络（链{chainId}）。请切换到{network}以购买或上架。',
    indexBehind: '数据服务落后于链{blocks}个区块。你看到的是区块{block}。',
    nodeBehind: '网络连接落后于数据服务{blocks}个区块，因此购买和挂单可能按区块{block}核对。',
    indexFailed: '数据服务因错误停在区块{block}，缺少之后的事件。',
    indexForked: '数据服务与网络处于不同的分叉，通常会在几个区块内恢复。',
    indexUnreachable: '无法连接数据服务，此页面暂不更新。正在重试…',
    offline: '你已离线，重新连接后此页面会更新。',
    chainUnreachable: '无法连接网络，因此目前无法购买或上架，但仍可浏览。正在重试…',
    wrongChain: '配置的网络连接连接的是链{chainId}，不是本站的链。你无法购买或上架。',
    reload: '重新加载',
    chainReset: '此页面打开后，本地链已重置。请刷新页面以查看新链。',
    clockBehind: '你的设备时钟比网络慢 {difference}。本页的时间以网络为准。',
    clockAhead: '你的设备时钟比网络快 {difference}。本页的时间以网络为准。',
    dismiss: '关闭',
  },
  errors: {
    offline: '你已离线',
    pageNotFetched: '无法加载此页面',
    pageFailed: '无法显示此页面',
    notStarted: '无法启动应用',
    notStartedHint: '在显示内容之前出错了。',
    reload: '重新加载',
  },
  versions: {
    indexOlder: '数据服务的版本比此页面旧，因此无法响应。网站运营者需要部署最新的子图。',
    pageOlder:
      '此页面的版本比数据服务旧，无法读取其数据。请重新加载页面。如果仍然不行，网站运营者需要更新页面。',
  },
  unusable: {
    unconfigured: '此网站尚未配置',
    configure:
      '使用 <code>npm run setup</code> 生成 <code>vitrine.config.json</code>，然后对构建好的页面运行 <code>npm run configure</code>，并重新发布。',
    oldBrowser: '此浏览器版本过低',
    update:
      '此网站需要 Chrome 或 Edge 120、Firefox 125、Safari 17.4 或更高版本。请更新此浏览器，或在其他浏览器中打开本页。',
  },
}
