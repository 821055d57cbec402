import { SCHEME_KEY } from "./color-scheme";

/** Puts the chosen scheme on the document before the first paint; without a choice the device decides. */
const CODE = `try{var s=localStorage.getItem(${JSON.stringify(SCHEME_KEY)});if(s==="light"||s==="dark")document.documentElement.dataset.scheme=s}catch(e){}`;

export function SchemeScript() {
  return <script dangerouslySetInnerHTML={{ __html: CODE }} />;
}
