package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// build compiles, in a temporary folder, a program that sets a price to the expression.
func build(t *testing.T, price string) error {
	t.Helper()
	place, folder := t.TempDir(), filepath.Join("..", "prices")
	source, err := filepath.Abs(filepath.Join(folder, "main.go"))
	if err != nil {
		t.Fatal(err)
	}
	program := "package main\n\nimport \"example.com/realestate\"\n\n" +
		"func main() { _ = realestate.PropertyInput{SalePrice: " + price + "} }\n"
	written := filepath.Join(place, "main.go")
	if err := os.WriteFile(written, []byte(program), 0o600); err != nil {
		t.Fatal(err)
	}
	overlay, err := json.Marshal(map[string]map[string]string{"Replace": {source: written}})
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(place, "overlay.json"), overlay, 0o600); err != nil {
		t.Fatal(err)
	}
	return exec.Command("go", "build", "-overlay", filepath.Join(place, "overlay.json"), "-o", os.DevNull, folder).Run()
}

func TestABareNumberIsNoAmount(t *testing.T) {
	if err := build(t, "realestate.Set(realestate.Cents(850_000_00))"); err != nil {
		t.Fatal(err)
	}
	for _, price := range []string{"850_000", "realestate.Set(850_000)", "realestate.Set(realestate.Money(850_000))"} {
		if build(t, price) == nil {
			t.Errorf("%s compiles", price)
		}
	}
}
