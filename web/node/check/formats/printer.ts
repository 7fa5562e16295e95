/** How the reports of texts are printed one after another. */
import {
  reportJson,
  reportMarkdown,
  reportObject,
  reportSarif,
  sarifOfFiles,
  toJson,
} from '../../../protocol/exports.ts';
import type { FileFormat } from '../../arguments.ts';
import { reportText } from '../../report-text.ts';
import { annotations } from './annotations.ts';
import { totalsLine, type Printer } from './judged.ts';
import { junitFiles } from './junit.ts';
import { markdownFiles } from './markdown.ts';

/** The printer of a format. `single`: there is one text, and its report is all that is printed. */
export function printerOf(format: FileFormat, { single, colors }: { single: boolean; colors: boolean }): Printer {
  switch (format) {
    case 'json':
      return each(({ name, report, text }) =>
        single ? reportJson(report, text) : `${toJson({ file: name, ...reportObject(report, text) })}\n`,
      );
    case 'text':
      return single
        ? each(({ name, report, text }) => reportText(report, text, { name, colors }))
        : {
            add: ({ name, report, text }) => reportText(report, text, { name, colors, brief: true }),
            end: (totals) => `\n${totalsLine(totals)}\n`,
          };
    case 'sarif':
      return single ? each(({ name, report, text }) => reportSarif(report, text, name)) : sarif();
    case 'markdown':
      return single
        ? each(({ name, report, text, options }) => reportMarkdown(report, text, name, options))
        : markdownFiles();
    case 'github':
      return annotations();
    case 'junit':
      return junitFiles();
  }
}

/** Everything is printed with its text. */
function each(add: Printer['add']): Printer {
  return { add, end: () => '' };
}

function sarif(): Printer {
  const log = sarifOfFiles();
  return {
    add({ name, report, text }) {
      log.add(report, text, name);
      return '';
    },
    end: () => log.end(),
  };
}
