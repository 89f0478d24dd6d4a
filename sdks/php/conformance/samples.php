<?php

// Runs programs one after the other, and prints which failed.

set_error_handler(function (int $level, string $message, string $file, int $line): never {
    throw new ErrorException($message, 0, $level, $file, $line);
});

$run = static function (string $file): void {
    require $file;
};

foreach (array_slice($argv, 1) as $file) {
    try {
        $run($file);
    } catch (Throwable $error) {
        fwrite(STDERR, "FAILED $file $error\n");
    }
}
