/** PURE. What the doctor says, in Simplified Chinese. */
import type { DoctorWords } from './doctor-catalogue.ts';

export const doctorWordsZhCN: DoctorWords = {
  verdicts: {
    works: '一切正常：已收到第一个词，第二个回答也能停止。',
    'preflight-refused': '{backend} 有响应，但拒绝浏览器扩展的请求。',
    'no-models': '{backend} 有响应，但没有任何模型。',
    'stop-not-confirmed': '可以收到回答，但停止后 {backend} 仍在继续计算。',
  },
  probes: {
    models: '正在获取模型列表…',
    token: '正在等待第一个词…',
    stop: '正在停止第二个回答…',
  },
  remedies: {
    'start-server': '启动服务器：',
    'check-address': '请检查地址，并确认服务器正在该地址运行。',
    'grant-access': '允许 Whereabouts 连接',
    'lift-origin': '不让它知道请求来自扩展',
    'allow-origin': '让服务器接受扩展的请求，然后重新启动：',
    'trust-certificate': '在标签页中打开该地址并接受证书，或改用浏览器信任的证书。',
    'enter-key': '请重新输入密钥，并确认复制完整。',
    'check-rights': '请在服务商处为该密钥授予使用此模型的权限。',
    'sign-in': '请在服务商处重新登录，并输入新的密钥。',
    'use-base-url': '改用这个基础地址',
    'correct-base-url': '请更正基础地址：在该服务器上没有找到可列出模型的路径。',
    'choose-model': '请选择它所提供的模型。',
    'load-model': '请先在服务器中加载或下载一个模型。',
    shorten: '请在服务器中为模型设置更大的上下文窗口。',
    'top-up': '请在服务商处充值，或选择其他后端。',
    'try-later': '请稍后重试。',
    'read-detail': '请看服务器给出的说明。',
    'use-final-address': '请把它最终指向的地址填为基础地址。',
    'update-server': '请更新服务器：较新的版本会在收到停止时停下。',
    'correct-settings': '请更正请求头或地址。',
  },
  knowMore: '向浏览器询问确切原因',
  knowMoreReason:
    '浏览器只有在扩展获得观察请求的权限后，才会告知请求失败的原因。该权限只用于发往你的后端的请求。',
};
