import "./policy.ts";
import "./copy.ts";
import "./countdown.ts";
import "./gallery.ts";
import "./keyboard.ts";
import "./passkey.ts";
import "./pulse.ts";
import "./sheets.ts";
