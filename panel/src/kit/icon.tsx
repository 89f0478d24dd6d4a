import { raw } from "hono/html";
import activity from "lucide-static/dist/esm/icons/activity.mjs";
import arrowLeft from "lucide-static/dist/esm/icons/arrow-left.mjs";
import arrowLeftRight from "lucide-static/dist/esm/icons/arrow-left-right.mjs";
import bookOpen from "lucide-static/dist/esm/icons/book-open.mjs";
import bot from "lucide-static/dist/esm/icons/bot.mjs";
import building from "lucide-static/dist/esm/icons/building.mjs";
import chartColumn from "lucide-static/dist/esm/icons/chart-column.mjs";
import check from "lucide-static/dist/esm/icons/check.mjs";
import chevronRight from "lucide-static/dist/esm/icons/chevron-right.mjs";
import chevronsUpDown from "lucide-static/dist/esm/icons/chevrons-up-down.mjs";
import circleAlert from "lucide-static/dist/esm/icons/circle-alert.mjs";
import circleCheck from "lucide-static/dist/esm/icons/circle-check.mjs";
import circleQuestionMark from "lucide-static/dist/esm/icons/circle-question-mark.mjs";
import contactRound from "lucide-static/dist/esm/icons/contact-round.mjs";
import copy from "lucide-static/dist/esm/icons/copy.mjs";
import database from "lucide-static/dist/esm/icons/database.mjs";
import dot from "lucide-static/dist/esm/icons/dot.mjs";
import eye from "lucide-static/dist/esm/icons/eye.mjs";
import fileCheck from "lucide-static/dist/esm/icons/file-check.mjs";
import fingerprintPattern from "lucide-static/dist/esm/icons/fingerprint-pattern.mjs";
import flaskConical from "lucide-static/dist/esm/icons/flask-conical.mjs";
import gitCompare from "lucide-static/dist/esm/icons/git-compare.mjs";
import handshake from "lucide-static/dist/esm/icons/handshake.mjs";
import house from "lucide-static/dist/esm/icons/house.mjs";
import housePlus from "lucide-static/dist/esm/icons/house-plus.mjs";
import inbox from "lucide-static/dist/esm/icons/inbox.mjs";
import info from "lucide-static/dist/esm/icons/info.mjs";
import keyRound from "lucide-static/dist/esm/icons/key-round.mjs";
import keyboard from "lucide-static/dist/esm/icons/keyboard.mjs";
import languages from "lucide-static/dist/esm/icons/languages.mjs";
import layers from "lucide-static/dist/esm/icons/layers.mjs";
import listFilter from "lucide-static/dist/esm/icons/list-filter.mjs";
import listTree from "lucide-static/dist/esm/icons/list-tree.mjs";
import lock from "lucide-static/dist/esm/icons/lock.mjs";
import logOut from "lucide-static/dist/esm/icons/log-out.mjs";
import mail from "lucide-static/dist/esm/icons/mail.mjs";
import mailX from "lucide-static/dist/esm/icons/mail-x.mjs";
import mapPin from "lucide-static/dist/esm/icons/map-pin.mjs";
import megaphone from "lucide-static/dist/esm/icons/megaphone.mjs";
import menu from "lucide-static/dist/esm/icons/menu.mjs";
import monitorSmartphone from "lucide-static/dist/esm/icons/monitor-smartphone.mjs";
import moon from "lucide-static/dist/esm/icons/moon.mjs";
import plus from "lucide-static/dist/esm/icons/plus.mjs";
import radar from "lucide-static/dist/esm/icons/radar.mjs";
import receiptText from "lucide-static/dist/esm/icons/receipt-text.mjs";
import rocket from "lucide-static/dist/esm/icons/rocket.mjs";
import rss from "lucide-static/dist/esm/icons/rss.mjs";
import scrollText from "lucide-static/dist/esm/icons/scroll-text.mjs";
import search from "lucide-static/dist/esm/icons/search.mjs";
import shieldCheck from "lucide-static/dist/esm/icons/shield-check.mjs";
import star from "lucide-static/dist/esm/icons/star.mjs";
import sun from "lucide-static/dist/esm/icons/sun.mjs";
import timer from "lucide-static/dist/esm/icons/timer.mjs";
import trash from "lucide-static/dist/esm/icons/trash.mjs";
import triangleAlert from "lucide-static/dist/esm/icons/triangle-alert.mjs";
import userCheck from "lucide-static/dist/esm/icons/user-check.mjs";
import userRound from "lucide-static/dist/esm/icons/user-round.mjs";
import users from "lucide-static/dist/esm/icons/users.mjs";
import webhook from "lucide-static/dist/esm/icons/webhook.mjs";
import x from "lucide-static/dist/esm/icons/x.mjs";

/** The icons of the dashboard, by their names in lucide. */
const MARKUP = {
  activity,
  "arrow-left": arrowLeft,
  "arrow-left-right": arrowLeftRight,
  "book-open": bookOpen,
  bot,
  building,
  "chart-column": chartColumn,
  check,
  "chevron-right": chevronRight,
  "chevrons-up-down": chevronsUpDown,
  "circle-alert": circleAlert,
  "circle-check": circleCheck,
  "circle-question-mark": circleQuestionMark,
  "contact-round": contactRound,
  copy,
  database,
  dot,
  eye,
  "file-check": fileCheck,
  "fingerprint-pattern": fingerprintPattern,
  "flask-conical": flaskConical,
  "git-compare": gitCompare,
  handshake,
  house,
  "house-plus": housePlus,
  inbox,
  info,
  "key-round": keyRound,
  keyboard,
  languages,
  layers,
  "list-filter": listFilter,
  "list-tree": listTree,
  lock,
  "log-out": logOut,
  mail,
  "mail-x": mailX,
  "map-pin": mapPin,
  megaphone,
  menu,
  "monitor-smartphone": monitorSmartphone,
  moon,
  plus,
  radar,
  "receipt-text": receiptText,
  rocket,
  rss,
  "scroll-text": scrollText,
  search,
  "shield-check": shieldCheck,
  star,
  sun,
  timer,
  trash,
  "triangle-alert": triangleAlert,
  "user-check": userCheck,
  "user-round": userRound,
  users,
  webhook,
  x,
} as const;

export type IconName = keyof typeof MARKUP;

const SHAPES = /<svg[^>]*>([\s\S]*)<\/svg>/;

const shapesOf = (markup: string): string => (SHAPES.exec(markup)?.[1] ?? "").replaceAll(/\s+/g, " ").trim();

const shapes = new Map(Object.entries(MARKUP).map(([name, markup]) => [name, raw(shapesOf(markup))]));

/** Drawn beside words that say the same, so screen readers skip it. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    {shapes.get(name)}
  </svg>
);
