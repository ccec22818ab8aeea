/** The parts of a mail, as plain text. */
export interface MailParts {
  readonly locale: string;
  readonly subject: string;
  readonly parts: readonly string[];
  readonly button: string;
  readonly link: string;
  readonly linkHint: string;
  readonly automatic: string;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const FONT = "font-family:Geist,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const WORDMARK = 'Candil';

/**
 * Tables and styles on the elements themselves: mail programs know little else. Nothing is loaded from anywhere, so that no program asks
 * to show pictures and opening it cannot be tracked.
 */
export const mailHtml = (given: MailParts): string => {
  const { locale, subject, parts, button, link, linkHint, automatic } = given;
  const paragraphs = parts
    .map(
      (part) =>
        `<p style="margin:0 0 16px;${FONT};font-size:16px;line-height:26px;color:#33332f">${escaped(part).replaceAll('\n', '<br>')}</p>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="${escaped(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f7f7f4">
<div style="display:none;max-height:0;overflow:hidden">${escaped(parts.at(1) ?? parts[0] ?? '')}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f7f7f4">
<tr><td align="center" style="padding:40px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 8px 24px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="20"><div style="width:12px;height:12px;border:4px solid #161613;border-radius:10px;background:#cfe84a;font-size:0;line-height:0">&nbsp;</div></td>
<td style="padding-left:10px;${FONT};font-size:18px;line-height:24px;font-weight:600;letter-spacing:-0.01em;color:#161613">${WORDMARK}</td>
</tr></table>
</td></tr>
<tr><td style="padding:36px 32px;background:#ffffff;border:1px solid #dcdcd6;border-radius:12px">
<h1 style="margin:0 0 24px;${FONT};font-size:24px;line-height:32px;font-weight:600;letter-spacing:-0.02em;color:#161613">${escaped(subject)}</h1>
${paragraphs}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:16px 0 32px"><tr>
<td style="border-radius:8px;background:#cfe84a">
<a href="${escaped(link)}" style="display:inline-block;padding:14px 24px;${FONT};font-size:16px;line-height:20px;font-weight:600;color:#161613;text-decoration:none">${escaped(button)}</a>
</td></tr></table>
<p style="margin:0;padding-top:24px;border-top:1px solid #eeeeea;${FONT};font-size:13px;line-height:20px;color:#67675f">${escaped(linkHint)}<br>
<a href="${escaped(link)}" style="color:#67675f;word-break:break-all">${escaped(link)}</a></p>
</td></tr>
<tr><td style="padding:24px 8px 0;${FONT};font-size:13px;line-height:20px;color:#67675f">${escaped(automatic)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
};
