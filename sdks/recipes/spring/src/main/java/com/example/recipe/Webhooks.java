package com.example.recipe;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;

/** Receives webhooks with Spring. */
@RestController
@SpringBootApplication
public class Webhooks {
    private static final List<String> SECRETS = List.of(System.getenv("WEBHOOK_SECRET").split(" "));

    // A delivery may come twice. In production this is a table, whose rows are deleted after some days.
    private final Set<String> handled = ConcurrentHashMap.newKeySet();

    public static void main(String[] arguments) {
        SpringApplication.run(Webhooks.class, arguments);
    }

    /** Takes the body as it came, because its bytes are what is signed. */
    @PostMapping("/webhooks")
    ResponseEntity<String> receive(@RequestBody byte[] body, @RequestHeader HttpHeaders headers) {
        var answer =
                com.example.realestate.Webhooks.receive(body, headers::getFirst, SECRETS, this::handle);
        return ResponseEntity.status(answer.status()).body(answer.text());
    }

    private void handle(com.example.realestate.Webhooks.Message message) {
        if (handled.contains(message.id())) {
            return;
        }
        // Put longer work into a queue: the answer is due within 10 seconds.
        System.out.println(message.type() + " " + message.data());
        handled.add(message.id());
    }
}
